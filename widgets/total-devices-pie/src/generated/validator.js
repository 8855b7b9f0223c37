// Compiled from the schema: do not edit.
const validateDefault = validate10;
const schema11 = {
	"type": "object",
	"properties": {
		"chart_type": {
			"enum": ["pie_chart"],
			"type": "string",
			"default": "pie_chart",
			"title": "Chart type"
		},
		"data": {
			"enum": ["devices"],
			"type": "string",
			"default": "devices",
			"title": "Data"
		}
	},
	"additionalProperties": false
};
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "chart_type" || key0 === "data")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.chart_type !== void 0) {
			let data0 = data.chart_type;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/chart_type",
					schemaPath: "#/properties/chart_type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "pie_chart")) {
				const err2 = {
					instancePath: instancePath + "/chart_type",
					schemaPath: "#/properties/chart_type/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.chart_type.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.data !== void 0) {
			let data1 = data.data;
			if (typeof data1 !== "string") {
				const err3 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data1 === "devices")) {
				const err4 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.data.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
