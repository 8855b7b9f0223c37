// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault = validate10;
const schema11 = {
	"type": "object",
	"required": [
		"node_id",
		"speed_data_point_id",
		"direction_data_point_id"
	],
	"properties": {
		"name": {
			"type": "string",
			"maxLength": 100,
			"title": "Name",
			"description": "Stands above the rose"
		},
		"node_id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300,
			"title": "Device"
		},
		"mode": {
			"enum": ["wind", "pollution"],
			"type": "string",
			"default": "wind",
			"title": "What is shown"
		},
		"speed_data_point_id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300,
			"title": "Wind speed"
		},
		"direction_data_point_id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300,
			"title": "Wind direction"
		},
		"pollutant_data_point_id": {
			"type": "string",
			"maxLength": 300,
			"title": "Pollutant",
			"description": "Its mean for each wind, for a pollution rose"
		},
		"bins": {
			"enum": [
				"auto",
				"1-2-3",
				"2-4-6",
				"3-6-9",
				"5-10-15",
				"10-20-30"
			],
			"type": "string",
			"default": "auto",
			"title": "Classes of speeds",
			"description": "In the unit of the wind speed"
		}
	},
	"additionalProperties": false
};
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.node_id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "node_id" },
				message: "must have required property 'node_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.speed_data_point_id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "speed_data_point_id" },
				message: "must have required property 'speed_data_point_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.direction_data_point_id === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "direction_data_point_id" },
				message: "must have required property 'direction_data_point_id'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "node_id" || key0 === "mode" || key0 === "speed_data_point_id" || key0 === "direction_data_point_id" || key0 === "pollutant_data_point_id" || key0 === "bins")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data1 = data.node_id;
			if (typeof data1 === "string") {
				if (func2(data1) > 300) {
					const err6 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/maxLength",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func2(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data2 = data.mode;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data2 === "wind" || data2 === "pollution")) {
				const err10 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.speed_data_point_id !== void 0) {
			let data3 = data.speed_data_point_id;
			if (typeof data3 === "string") {
				if (func2(data3) > 300) {
					const err11 = {
						instancePath: instancePath + "/speed_data_point_id",
						schemaPath: "#/properties/speed_data_point_id/maxLength",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func2(data3) < 1) {
					const err12 = {
						instancePath: instancePath + "/speed_data_point_id",
						schemaPath: "#/properties/speed_data_point_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/speed_data_point_id",
					schemaPath: "#/properties/speed_data_point_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.direction_data_point_id !== void 0) {
			let data4 = data.direction_data_point_id;
			if (typeof data4 === "string") {
				if (func2(data4) > 300) {
					const err14 = {
						instancePath: instancePath + "/direction_data_point_id",
						schemaPath: "#/properties/direction_data_point_id/maxLength",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (func2(data4) < 1) {
					const err15 = {
						instancePath: instancePath + "/direction_data_point_id",
						schemaPath: "#/properties/direction_data_point_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/direction_data_point_id",
					schemaPath: "#/properties/direction_data_point_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.pollutant_data_point_id !== void 0) {
			let data5 = data.pollutant_data_point_id;
			if (typeof data5 === "string") {
				if (func2(data5) > 300) {
					const err17 = {
						instancePath: instancePath + "/pollutant_data_point_id",
						schemaPath: "#/properties/pollutant_data_point_id/maxLength",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/pollutant_data_point_id",
					schemaPath: "#/properties/pollutant_data_point_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.bins !== void 0) {
			let data6 = data.bins;
			if (typeof data6 !== "string") {
				const err19 = {
					instancePath: instancePath + "/bins",
					schemaPath: "#/properties/bins/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data6 === "auto" || data6 === "1-2-3" || data6 === "2-4-6" || data6 === "3-6-9" || data6 === "5-10-15" || data6 === "10-20-30")) {
				const err20 = {
					instancePath: instancePath + "/bins",
					schemaPath: "#/properties/bins/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.bins.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
